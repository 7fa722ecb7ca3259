import type { HomeKind } from '../../home-kinds.ts';
import type { DossierFact } from './home-facts.ts';

/** Words that mean a fact is wanted, in English and Spanish; a phrase that denies them wants the contrary. */
export const WISHED_FACTS: readonly (readonly [DossierFact, RegExp])[] = [
  ['hasGarden', /(?<!\p{L})(?:gardens?|yard|jard[ií]n)(?!\p{L})/iu],
  [
    'hasBalcony',
    /(?<!\p{L})(?:balcon(?:y|ies)|(?<!end[- ](?:of[- ])?)terraces?(?![- ](?:house|home))|balc[oó]n|terraza)(?!\p{L})/iu,
  ],
  [
    'hasParking',
    /(?<!\p{L})(?:parking|garage|driveway|off-street|carport|garaje|aparcamiento|plaza de garaje)(?!\p{L})/iu,
  ],
  ['hasPool', /(?<!\p{L})(?:(?:swimming )?pool|piscina)(?!\p{L})/iu],
  ['hasSeaView', /(?<!\p{L})(?:sea ?views?|ocean ?views?|views? of the sea|vistas? al mar)(?!\p{L})/iu],
  ['hasLift', /(?<!\p{L})(?:lift|elevator|ascensor)(?!\p{L})/iu],
  [
    'isStepFree',
    /(?<!\p{L})(?:step[- ]free|wheelchair|no steps|no stairs|sin escalones|silla de ruedas|accesible)(?!\p{L})/iu,
  ],
  ['hasDoubleGlazing', /(?<!\p{L})(?:double[- ]glaz(?:ed|ing)|doble (?:acristalamiento|cristal))(?!\p{L})/iu],
  ['isChainFree', /(?<!\p{L})(?:chain[- ]free|no (?:onward )?chain|sin cadena)(?!\p{L})/iu],
  ['isFreehold', /(?<!\p{L})(?:freehold|propiedad plena)(?!\p{L})/iu],
  ['isNew', /(?<!\p{L})(?:new[- ]builds?|newly built|brand new|obra nueva)(?!\p{L})/iu],
  ['arePetsAllowed', /(?<!\p{L})(?:pets?|dogs?|cats?|mascotas?|perros?|gatos?)(?!\p{L})/iu],
];
/** Facts whose own words say "no" without denying anything. */
export const SAID_WITH_NO: readonly DossierFact[] = ['isChainFree', 'isStepFree'];

/** Kinds of home as people say them; of words that mean several kinds there are all. */
export const WISHED_KINDS: readonly (readonly [RegExp, readonly HomeKind[]])[] = [
  [/(?<!\p{L})semi(?:[- ]detached)?(?!\p{L})/iu, ['semi-detached']],
  [/(?<!\p{L})end[- ](?:of[- ])?terraced?(?!\p{L})/iu, ['end-of-terrace']],
  [/(?<!\p{L})terrace(?:d|[- ](?:house|home)s?)(?!\p{L})/iu, ['terraced', 'end-of-terrace']],
  [/(?<!semi[- ])(?<!\p{L})detached(?!\p{L})/iu, ['detached', 'single-family']],
  [/(?<!\p{L})bungalows?(?!\p{L})/iu, ['bungalow']],
  [/(?<!\p{L})cottages?(?!\p{L})/iu, ['cottage']],
  [/(?<!\p{L})(?:town ?houses?|adosad[oa]s?)(?!\p{L})/iu, ['townhouse', 'terraced']],
  [/(?<!\p{L})(?:villas?|chal[eé]ts?)(?!\p{L})/iu, ['villa', 'chalet']],
  [/(?<!\p{L})(?:fincas?|farmhouses?|casas? de campo)(?!\p{L})/iu, ['finca', 'farmhouse']],
  [/(?<!\p{L})(?:penthouses?|[aá]ticos?)(?!\p{L})/iu, ['penthouse']],
  [/(?<!\p{L})(?:studios?|estudios?)(?!\p{L})/iu, ['studio']],
  [/(?<!\p{L})lofts?(?!\p{L})/iu, ['loft']],
  [/(?<!\p{L})(?:condos?|condominiums?)(?!\p{L})/iu, ['condo', 'apartment', 'flat']],
  [
    /(?<!\p{L})(?:flats?|apartments?|pisos?|apartamentos?)(?!\p{L})/iu,
    ['flat', 'apartment', 'maisonette', 'condo'],
  ],
  [
    /(?<!town ?)(?<!\p{L})(?:houses?|casas?(?! de campo))(?!\p{L})/iu,
    ['house', 'detached', 'semi-detached', 'terraced', 'end-of-terrace', 'townhouse', 'single-family'],
  ],
];

/** A phrase with one of these makes a wish a must. */
export const MUST_WORDS =
  /(?<!\p{L})(?:must|need|needs|essential|have to|required|imprescindible|necesito|necesitamos|tiene que)(?!\p{L})/iu;
/** A phrase with one of these is worth little. */
export const NICE_WORDS =
  /(?<!\p{L})(?:ideally|nice to have|would be nice|maybe|preferably|bonus|si puede ser|a ser posible|mejor si)(?!\p{L})/iu;
/** A phrase with one of these wants nothing: who needs no garden does not mind one. */
export const INDIFFERENT_WORDS =
  /(?<!\p{L})(?:(?:don['’]t|do not|no) need|not needed|not necessary|no .{0,20}needed|don['’]t (?:mind|care)|no (?:necesito|necesitamos)|no hace falta|me da igual)(?!\p{L})/iu;
/** A phrase with one of these wants the contrary. */
export const DENYING_WORDS = /(?<!\p{L})(?:no|not|without|don't want|avoid|sin|ning[uú]n|ninguna)(?!\p{L})/iu;
