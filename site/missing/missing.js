// This address does not exist. Opens the game in it all the same, or else the home page. Which folder the
// site is in is unknown here, so it is looked for, from this folder upwards.
(async () => {
  const steps = location.pathname.split("/").slice(0, -1);
  for (; steps.length; steps.pop()) {
    const root = `${steps.join("/")}/`;
    const found = await fetch(`${root}manifest.webmanifest`).then(({ ok }) => ok, () => false);
    if (found) return location.replace(/[#&]g=/.test(location.hash) ? `${root}play.html${location.hash}` : root);
  }
})();
