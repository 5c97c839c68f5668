// Somebody followed an address that does not exist: the game in it is opened all the same, else the home
// page. Where the site begins is not known here, so that is looked for, from this folder upwards.
(async () => {
  const steps = location.pathname.split("/").slice(0, -1);
  for (; steps.length; steps.pop()) {
    const root = `${steps.join("/")}/`;
    const found = await fetch(`${root}manifest.webmanifest`).then(({ ok }) => ok, () => false);
    if (found) return location.replace(/[#&]g=/.test(location.hash) ? `${root}play.html${location.hash}` : root);
  }
})();
