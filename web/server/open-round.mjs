/* global document, window, localStorage, fetch */
(() => {
  const { supabaseUrl, publishableKey, ahead } = JSON.parse(document.getElementById('boot').textContent);
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  let token = null;
  let isLight = false;
  try {
    isLight = JSON.parse(localStorage.getItem('look'))?.isLight;
    token = localStorage.getItem('guestToken');
    const session = JSON.parse(localStorage.getItem('auth-session'));
    if (session) {
      if (!(session.expires_at * 1000 > Date.now() + 30000)) return;
      headers.authorization = `Bearer ${session.access_token}`;
    }
  } catch {
    return;
  }
  const answers = (window.answersAhead = {});
  for (const [name, args] of ahead) {
    const body = JSON.stringify(token ? { ...args, guest_token: token } : args);
    const answer = fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, { method: 'POST', headers, body })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    answers[`${name} ${body}`] = answer;
    if (name === 'open_round') answer.then(show);
  }

  function show(round) {
    const frame = document.querySelector('[data-ahead] .ui-photo');
    const photo = round && !round.guess && round.photos[0];
    if (!frame || !photo) return;
    const image = document.createElement('img');
    image.alt = photo.alt;
    image.fetchPriority = 'high';
    image.sizes = isLight || round.mode_options?.is_light ? '1px' : frame.dataset.sizes;
    image.srcset = photo.widths
      .map(
        (width) =>
          `${supabaseUrl}/storage/v1/object/public/listing-photos/${photo.path}/${width}.${photo.file_type || 'webp'} ${width}w`,
      )
      .join(', ');
    if (photo.placeholder) frame.style.backgroundImage = `url("${photo.placeholder}")`;
    frame.append(image);
    document.querySelector('[data-ahead] h1').textContent = round.facts.title ?? '';
  }
})();
