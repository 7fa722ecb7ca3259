/** Parts of addresses that say that a home is to let or for sale, in the languages of the portals. */
const RENT =
  /(?:^|[/_-])(?:to-rent|for-rent|to-let|for-lease|wynajem|wynajme|do-wynajecia|na-wynajem|alquiler|arriendo|a-louer|affitto|affitti|mieten|mietwohnung(?:en)?|zur-miete|te-huur|huur|aluguel|alugar|arrendar|arrendamento|pronajem|prenajom|kiado|inchiriere|de-inchiriat|uthyres|til-leie|vuokra-asunnot|kiralik|arenda|enoikiazetai)(?=[/_-]|$)|\/(?:rent|rental|rentals|lettings|huurwoningen)(?=\/|$)/i;
const SALE =
  /(?:^|[/_-])(?:for-sale|sale|sell|buy|sprzedaz|sprzedam|na-sprzedaz|venta|comprar|vente|a-vendre|achat|acheter|vendita|kaufen|zum-kauf|te-koop|koop|venda|prodej|predaj|elado|vanzare|till-salu|til-salgs|myytavat-asunnot|satilik|prodazha|poleitai)(?=[/_-]|$)/i;

/** What the address of a listing offers the home for; null where it does not say, or says both. */
export function offerInAddress(url: string | null): 'sale' | 'rent' | null {
  const path = url?.replace(/^https?:\/\/[^/]*/i, '').slice(0, 500) ?? '';
  const [isRent, isSale] = [RENT.test(path), SALE.test(path)];
  return isRent === isSale ? null : isRent ? 'rent' : 'sale';
}
