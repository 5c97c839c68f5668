// The policy lets no form be sent, so the search asks for its page by itself.
document.addEventListener("DOMContentLoaded", () => {
  document.querySelector("form").addEventListener("submit", event => {
    event.preventDefault();
    location.search = new URLSearchParams(new FormData(event.target));
  });
});
