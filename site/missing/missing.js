// This address does not exist. Opens the game in it all the same, or else the home page in its language, which
// says so. Which folder the site is in is unknown here, so it is looked for, from this folder upwards.
(async () => {
  const steps = location.pathname.split("/").slice(0, -1);
  for (; steps.length; steps.pop()) {
    const root = `${steps.join("/")}/`;
    const found = await fetch(`${root}manifest.webmanifest`).then(({ ok }) => ok, () => false);
    if (!found) continue;
    const home = location.pathname.startsWith(`${root}ja/`) ? `${root}ja/` : root;
    return location.replace(/[#&]g=/.test(location.hash) ? `${root}play.html${location.hash}` : `${home}#missing`);
  }
})();
