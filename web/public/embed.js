// Puts a game into a page: <script src="…/embed.js" data-game="SLUG" async></script>. It makes one frame beside itself, whose
// height follows its content, and reads nothing of the page around.
(() => {
  const script = document.currentScript;
  if (!script?.dataset.game) return;
  const origin = new URL(script.src).origin;
  const address = new URL(`/embed/${encodeURIComponent(script.dataset.game)}`, origin);
  // How it looks: each is checked on the other side, and what is not said is as the brand has it.
  for (const name of ['theme', 'accent', 'corners', 'scale', 'paper', 'letters', 'scheme'])
    if (script.dataset[name]) address.searchParams.set(name, script.dataset[name]);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = script.dataset.title ?? script.dataset.game;
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.style.cssText = 'width:100%;height:720px;border:0;display:block';
  script.after(frame);
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { kind, height } = event.data ?? {};
    if (kind !== 'house-price-game:height' || !(height > 0)) return;
    frame.style.height = `${Math.min(Math.ceil(height), 4000)}px`;
  });
})();
