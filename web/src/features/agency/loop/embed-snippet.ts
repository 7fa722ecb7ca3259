import { EMBED_KNOBS, type EmbedKnob } from '#domain/theme/embed-knobs.ts';

/** How a frame looks beside its brand; what is not in it is as the brand has it. */
export type EmbedLook = Readonly<Partial<Record<EmbedKnob, string>>>;

const NAMES: readonly EmbedKnob[] = ['accent', ...EMBED_KNOBS.map(({ name }) => name)];

interface SnippetOf {
  readonly origin: string;
  readonly slug: string;
  readonly title: string;
  readonly look: EmbedLook;
}

/** The code that somebody copies into their page: our script, told by attributes what to show and how. */
export function embedSnippet({ origin, slug, title, look }: SnippetOf): string {
  const attributes = [
    `src="${origin}/embed.js"`,
    `data-game="${attribute(slug)}"`,
    `data-title="${attribute(title)}"`,
    ...turned(look).map(([name, value]) => `data-${name}="${attribute(value)}"`),
  ];
  return `<script ${attributes.join(' ')} async></script>`;
}

/** What the frame shows, as our script asks for it. */
export function embedAddress({ origin, slug, look }: Omit<SnippetOf, 'title'>): string {
  const address = new URL(`/embed/${slug}`, origin);
  for (const [name, value] of turned(look)) address.searchParams.set(name, value);
  return address.href;
}

function turned(look: EmbedLook): (readonly [EmbedKnob, string])[] {
  return NAMES.flatMap((name) => (look[name] ? [[name, look[name]] as const] : []));
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
