const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const PLAIN = /^[\w-]+:[\w\s.,/%#()-]+(;[\w-]+:[\w\s.,/%#()-]+)*$/;
const PICTURE = /^background-image:url\("data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+"\)$/;

/**
 * The style attributes of a page's markup, for its policy: plain values and a picture's placeholder. Whatever else data
 * might have brought into one stays forbidden.
 */
export function inlineStyles(html: string): string[] {
  const values = [...html.matchAll(/<[a-z][^<>]*? style="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return [...new Set(values)].filter((value) => PLAIN.test(value) || PICTURE.test(value));
}
