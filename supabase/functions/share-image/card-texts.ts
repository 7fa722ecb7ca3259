/** The few words that stand in a picture. The screens' texts live with the screens, which functions do not import. */
const TEXTS = {
  en: {
    ask: 'Guess what real homes cost',
    game: 'A house price game',
    one: 'Guess the price of 1 home',
    many: (count: string) => `Guess the prices of ${count} homes`,
    result: 'Can you do better?',
    illustrated: 'Illustrated sample',
    total: (score: string, max: string) => `About ${score} of ${max} points`,
  },
  es: {
    ask: 'Adivina lo que cuestan casas de verdad',
    game: 'Un juego de precios de casas',
    one: 'Adivina el precio de 1 casa',
    many: (count: string) => `Adivina los precios de ${count} casas`,
    result: '¿Puedes hacerlo mejor?',
    illustrated: 'Muestra ilustrada',
    total: (score: string, max: string) => `Unos ${score} de ${max} puntos`,
  },
} as const;

export type CardLanguage = keyof typeof TEXTS;

/** The words of a picture in a language, with numbers written that language's way. */
export function cardTexts(language: CardLanguage) {
  const texts = TEXTS[language];
  const write = (value: number) => new Intl.NumberFormat(language).format(value);
  return {
    ask: texts.ask,
    game: texts.game,
    result: texts.result,
    /** who made a photo; our own drawings say in the reader's language that they are */
    credit: (attribution: string | null) =>
      attribution?.toLowerCase() === 'illustrated sample' ? texts.illustrated : attribution,
    homes: (count: number) => (count === 1 ? texts.one : texts.many(write(count))),
    total: (score: number, max: number) => texts.total(write(score), write(max)),
  };
}
