import { plainSigns } from './plain-signs.ts';

/** What no screen of a dossier says anything of, and why. */
export const REFUSED_TOPICS = ['protected_group', 'safe_area', 'law', 'tax', 'mortgage', 'survey'] as const;
export type RefusedTopic = (typeof REFUSED_TOPICS)[number];

/** Facts that may be shown in the place of an answer: keys of parts of the screens. */
export const ALLOWED_FACTS = {
  protected_group: ['sales', 'distances', 'home'],
  safe_area: ['sales', 'distances', 'official_sources'],
  law: ['lease_facts', 'questions_for_solicitor'],
  tax: ['purchase_tax_estimate', 'official_sources'],
  mortgage: ['mortgage_arithmetic', 'official_sources'],
  survey: ['energy_certificate', 'questions_for_surveyor'],
} as const satisfies Readonly<Record<RefusedTopic, readonly string[]>>;

const GROUP =
  '(?:black|white|asian|hispanic|latino|latina|arab|gypsy|roma|jewish|jews|muslims?|islamic|christians?|catholics?|hindus?|sikhs?|immigrants?|foreigners?|migrants?|refugees?|gay|lesbian|lgbtq?|transgender|disabled|elderly|pensioners?|old people|single mothers?|people of colou?r|ethnic(?:ity)?|race|racial|religious|religion|nationalit(?:y|ies)|negros?|blancos?|árabes?|gitanos?|judíos?|musulmanes|musulmán|cristianos?|católicos?|inmigrantes?|extranjeros?|refugiados?|gais?|lesbianas?|discapacitados?|ancianos?|etnia|raza|religión)';
const PEOPLE =
  '(?:people|residents?|neighbou?rs?|famil(?:y|ies)|communit(?:y|ies)|population|area|neighbou?rhood|street|district|tenants?|buyers?|live|living|lives|gente|vecinos?|familias?|comunidad|población|zona|barrio|calle|viven?|vive)';

interface TopicRow {
  readonly topic: RefusedTopic;
  readonly forms: readonly RegExp[];
}

/** The first row that fits refuses. Words of groups count beside words of who lives where: a Church Street is a street. */
const TOPICS: readonly TopicRow[] = [
  {
    topic: 'protected_group',
    forms: [
      form(
        `\\b${PEOPLE}\\b.{0,60}\\b${GROUP}\\b(?! (?:church|museum|quarter|hart|street|road|lane|house|school))`,
      ),
      form(
        `\\b${GROUP}\\b.{0,30}\\b(?:people|residents?|neighbou?rs?|famil(?:y|ies)|communit(?:y|ies)|population|neighbou?rhood|area|vecinos?|familias?|comunidad|barrio|zona)\\b`,
      ),
      form('\\b(?:what (?:kind|sort|type) of|which) (?:people|families|residents|neighbou?rs)\\b'),
      form(
        '\\b(?:how many|are there|no|without|many) (?:children|kids|families with)\\b.{0,40}\\b(?:area|street|neighbou?rhood|building|live|lives|next door)\\b',
      ),
      form('\\b(?:qué tipo|qué clase) de (?:gente|vecinos|familias)\\b'),
      form('\\bdemographics?\\b|\\bethnic (?:mix|make-?up)\\b|\\bcomposición étnica\\b'),
    ],
  },
  {
    topic: 'safe_area',
    forms: [
      form(
        '(?<!\\b(?:wiring|electrics?|boiler|gas|stairs?|balcony|cladding|roof|pool)\\b.{0,20})\\b(?:safe|safest|unsafe|dangerous|rough|dodgy|sketchy|crime|criminals?|burglar(?:y|ies)|gangs?|drug dealers?|muggings?)\\b(?!.{0,20}\\b(?:wiring|electrics?|boiler|gas|stairs?|balcony|cladding|roof|water|pool|deposit|box)\\b)',
      ),
      form('\\b(?:good|nice|bad|decent|respectable) (?:area|neighbou?rhood|part of town)\\b'),
      form(
        '\\b(?:seguro|segura|inseguro|peligros[oa]|conflictiv[oa]|delincuencia|robos?|bandas)\\b(?!.{0,20}\\b(?:de hogar|de vida|eléctrica|caldera|balcón)\\b)',
      ),
      form('\\b(?:buen|buena|mal|mala) (?:zona|barrio)\\b'),
    ],
  },
  {
    topic: 'law',
    forms: [
      form(
        '\\b(?:is it legal|legally|illegal|lawful|sue|lawsuit|breach of contract|am i liable|legal (?:advice|rights?)|enforceable|my rights)\\b',
      ),
      form(
        '\\b(?:can|could|may) (?:i|we) (?:pull out|withdraw|back out|cancel)\\b|\\bshould (?:i|we) sign\\b|\\bis (?:this|the) (?:contract|clause|lease) (?:fair|valid|ok)',
      ),
      form(
        '\\b(?:es legal|ilegal|demandar|mis derechos|debo firmar|debemos firmar|incumplimiento|cláusula.{0,20}válida)\\b',
      ),
    ],
  },
  {
    topic: 'tax',
    forms: [
      form(
        '\\b(?:avoid|reduce|save|evade|minimi[sz]e|claim|deduct)\\b.{0,40}\\b(?:tax(?:es)?|stamp duty|sdlt|lbtt|vat)\\b',
      ),
      form(
        '\\b(?:tax|stamp duty|sdlt|capital gains|inheritance tax)\\b.{0,40}\\b(?:advice|should|better|loophole|company|trust)\\b|\\bshould (?:i|we)\\b.{0,40}\\b(?:tax|stamp duty)\\b',
      ),
      form('\\b(?:ahorrar|evitar|desgravar|deducir|pagar menos)\\b.{0,40}\\b(?:impuestos?|itp|iva)\\b'),
    ],
  },
  {
    topic: 'mortgage',
    forms: [
      form(
        '\\b(?:which|what|best|recommend|should)\\b.{0,40}\\b(?:mortgage|lender|loan|fix(?:ed)? rate|tracker|remortgage)\\b',
      ),
      form('\\b(?:can|could) (?:i|we) (?:afford|borrow)\\b|\\bwill (?:the|a|my) (?:bank|lender)\\b'),
      form('\\b(?:qué|mejor|recomiend\\w+|debo|debemos)\\b.{0,40}\\b(?:hipoteca|préstamo|tipo fijo)\\b'),
    ],
  },
  {
    topic: 'survey',
    forms: [
      form(
        '\\b(?:structurally sound|structural problems?|subsidence risk|skip (?:the|a) survey|need a survey|do (?:i|we) need a survey|instead of a survey)\\b',
      ),
      form(
        '\\b(?:is|are) (?:the|this|that|these) (?:crack|cracks|damp|roof|wiring|foundations?|wall|walls|boiler|asbestos)\\b.{0,40}\\b(?:serious|dangerous|safe|ok|okay|normal|a problem|sound)\\b',
      ),
      form(
        '\\b(?:problemas? estructural(?:es)?|son graves? (?:las|estas) grietas|hace falta (?:una )?inspección|es grave (?:la|esta) (?:grieta|humedad))\\b',
      ),
    ],
  },
];

/** What a question asks that nobody here answers; null where it may be answered from the dossier. */
export function refuseQuestion(question: string): RefusedTopic | null {
  const plain = plainSigns(question).normalize('NFKC').replace(/\s+/g, ' ');
  return TOPICS.find(({ forms }) => forms.some((each) => each.test(plain)))?.topic ?? null;
}

/** Does a sentence of an answer speak of kinds of people, or of whether an area is safe? A dossier's own words may. */
export function speaksOfPeople(sentence: string): boolean {
  const topic = refuseQuestion(sentence);
  return topic === 'protected_group' || topic === 'safe_area';
}

function form(source: string): RegExp {
  // \b knows no accents: ends of words are where no letter follows.
  return new RegExp(
    source.replace(/\\b/g, '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))'),
    'iu',
  );
}
