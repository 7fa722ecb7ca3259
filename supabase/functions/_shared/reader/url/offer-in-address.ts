/** Parts of addresses that say that a home is to let or for sale, in the languages of the portals. */
const RENT =
  /(?:^|[/_-])(?:to-rent|for-rent|to-let|for-lease|wynajem|wynajme|do-wynajecia|na-wynajem|alquiler|arriendo|a-louer|affitto|affitti|mieten|mietwohnung(?:en)?|zur-miete|te-huur|huur|aluguel|alugar|arrendar|arrendamento|pronajem|prenajom|kiado|inchiriere|de-inchiriat|uthyres|til-leie|vuokra-asunnot|kiralik|arenda|enoikiazetai)(?=[/_-]|$)|\/(?:rent|rental|rentals|lettings|huurwoningen)(?=\/|$)/i;
const SALE =
  /(?:^|[/_-])(?:for-sale|sale|sell|buy|sprzedaz|sprzedam|na-sprzedaz|venta|comprar|ventes?|a-vendre|achat|acheter|vendita|kaufen|zum-kauf|te-koop|koop|venda|prodej|predaj|elado|vanzare|till-salu|til-salgs|myytavat-asunnot|satilik|prodazha|poleitai)(?=[/_-]|$)/i;

/** Words of addresses that are kinds of home, in the languages of the portals. */
const KIND =
  /^(?:apartment|flat|condo|townhouse|bungalow|house|villa|cottage|penthouse|studio|maisonette|appartement|maison|immeuble|terrain|appartamento|villetta|trilocale|bilocale|piso|apartamento|departamento|casa|chalet|atico|duplex|moradia|vivenda|(?:miet|eigentums)?wohnung(?:en)?|haeuser|haus-kaufen|wohnung-kaufen|haus|einfamilienhaus|reihenhaus|doppelhaushaelfte|huis|woonhuis|byt|dum|mieszkanie|dom|lagenhet|leilighet|enebolig|lakas|haz|stan|kuca)s?$/i;

const OFFERED =
  /\/(?:(?:comprar|venta|vendita|vente|achat|acheter|vendre|kaufen|buy)-(?:de-)?)(apartment|flat|house|villa|appartement|maison|appartamento|villetta|piso|apartamento|departamento|casa|chalet|atico|duplex|moradia|wohnung|haus)s?(?=[-/]|$)/i;

/** The one kind of home that the folders of a listing's address name; null where they name none, or several. */
export function kindInAddress(url: string | null): string | null {
  const path =
    url
      ?.replace(/^https?:\/\/[^/]*/i, '')
      .replace(/[?#].*$/, '')
      .slice(0, 500) ?? '';
  const kinds = new Set(
    path
      .toLowerCase()
      .split('/')
      .filter((folder) => KIND.test(folder)),
  );
  // "/comprar-piso-sample-district-i123.htm": the kind behind what is done with it.
  const named = kinds.size === 0 ? OFFERED.exec(path)?.[1]?.toLowerCase() : undefined;
  if (named !== undefined) kinds.add(named);
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only.charAt(0).toUpperCase() + only.slice(1) : null;
}

/** What the address of a listing offers the home for; null where it does not say, or says both. */
export function offerInAddress(url: string | null): 'sale' | 'rent' | null {
  const path = url?.replace(/^https?:\/\/[^/]*/i, '').slice(0, 500) ?? '';
  const [isRent, isSale] = [RENT.test(path), SALE.test(path)];
  return isRent === isSale ? null : isRent ? 'rent' : 'sale';
}
