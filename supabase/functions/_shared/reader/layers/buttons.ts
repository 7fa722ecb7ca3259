import type { HtmlElement } from '../html/html-node.ts';

/** A link within the page, or a button: it says what one may do, and nothing of the place. */
export function isButton({ name, attribs }: HtmlElement): boolean {
  return name === 'button' || (name === 'a' && /^(?:#|javascript:)/i.test(attribs.href ?? ''));
}

/** What a button at the end of an address says: "Sampleton mapa", "Sampleton Show on map". */
const BUTTON =
  /,?\s+(?:(?:ver|show|view|open|zobrazit|zobacz|pokaż|показать|посмотреть|показати|виж|na|on|auf|op|sur|voir|auf der|in|the|la|el|de|на) )*(?:mapa|map|karte|kaart|carte|mappa|kartalla|mapě|mapie|карте|карті|картата)$/iu;

/** An address without the button that opens its map. */
export function withoutButton(address: string): string {
  return address.replace(BUTTON, '');
}
