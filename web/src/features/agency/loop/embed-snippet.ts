/** As the reader's device, or always so. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type EmbedScheme = (typeof SCHEMES)[number];

interface SnippetOf {
  readonly origin: string;
  readonly slug: string;
  readonly title: string;
  readonly scheme: EmbedScheme;
}

/** The code that somebody copies into their page: our script, told by attributes what to show. */
export function embedSnippet({ origin, slug, title, scheme }: SnippetOf): string {
  const attributes = [
    `src="${origin}/embed.js"`,
    `data-game="${attribute(slug)}"`,
    `data-title="${attribute(title)}"`,
    ...(scheme === 'auto' ? [] : [`data-scheme="${scheme}"`]),
  ];
  return `<script ${attributes.join(' ')} async></script>`;
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
