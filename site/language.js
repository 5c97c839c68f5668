// The language before anything is painted: the one kept, else the browser's first that we speak.
{
  let kept = null;
  try { kept = JSON.parse(localStorage.getItem("anga:language")); } catch { /* storage is blocked */ }
  const spoken = [kept, ...navigator.languages].map(language => String(language).slice(0, 2));
  document.documentElement.lang = spoken.find(language => ["en", "ja"].includes(language)) ?? "en";
}
