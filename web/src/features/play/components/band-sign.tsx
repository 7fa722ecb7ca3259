/** A band as the sign that stands for it in a pasted result, drawn: not every device has the emoji. Its word stands beside it. */
export function BandSign({ band }: { readonly band: number | null }) {
  return <span className="band-sign" data-band={band ?? 'none'} aria-hidden="true" />;
}
