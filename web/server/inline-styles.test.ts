import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

it('inlineStyles() finds plain values and placeholders, each once', () => {
  const html =
    '<p style="aspect-ratio:3 / 2">style="color:red"</p><b id="a" style="aspect-ratio:3 / 2"></b>' +
    '<i style="background-image:url(&quot;data:image/webp;base64,AA+/=&quot;)"></i>';
  expect(inlineStyles(html)).toEqual([
    'aspect-ratio:3 / 2',
    'background-image:url("data:image/webp;base64,AA+/=")',
  ]);
});

it.each([
  'background-image:url(&quot;https://evil.test/x.png&quot;)',
  'background-image:url(&quot;data:image/webp;base64,AA&quot;);position:fixed;inset:0;background:url(x)&quot;)',
  'color:red;background:url(&#x27;x&#x27;)',
])('inlineStyles() leaves out %s', (style) => {
  expect(inlineStyles(`<p style="${style}"></p>`)).toEqual([]);
});
