/**
 * The ways in which a price could be written down by mistake; for tests that look for it. Forms shorter than four characters are
 * left out, since they occur by chance.
 */
export function priceForms(priceMinor: number, floorAreaM2: number): readonly string[] {
  const major = priceMinor / 100;
  const thousands = major / 1000;
  const forms = [
    String(priceMinor),
    String(major),
    major.toLocaleString('en-GB'),
    major.toLocaleString('de-DE'),
    `${thousands}k`,
    `${major / 1_000_000}m`,
    priceMinor.toString(16),
    Buffer.from(String(major)).toString('base64').replace(/=+$/, ''),
    `${Math.round(major / floorAreaM2)} per`,
  ];
  return forms.filter((form) => form.length >= 4);
}
