import type { HomeKind } from '../../home-kinds.ts';
import type { DossierFact } from './home-facts.ts';

/** Words that mean a fact is wanted, in English and Spanish; a phrase that denies them wants the contrary. */
export const WISHED_FACTS: readonly (readonly [DossierFact, RegExp])[] = [
  ['hasGarden', /\b(?:gardens?|yard|jard[ií]n)\b/i],
  ['hasBalcony', /\b(?:balcon(?:y|ies)|terraces?|roof terrace|balc[oó]n|terraza)\b/i],
  ['hasParking', /\b(?:parking|garage|driveway|off-street|carport|garaje|aparcamiento|plaza de garaje)\b/i],
  ['hasPool', /\b(?:(?:swimming )?pool|piscina)\b/i],
  ['hasSeaView', /\b(?:sea ?views?|ocean ?views?|views? of the sea|vistas? al mar)\b/i],
  ['hasLift', /\b(?:lift|elevator|ascensor)\b/i],
  [
    'isStepFree',
    /\b(?:step[- ]free|wheelchair|no steps|no stairs|sin escalones|silla de ruedas|accesible)\b/i,
  ],
  ['hasDoubleGlazing', /\b(?:double[- ]glaz(?:ed|ing)|doble (?:acristalamiento|cristal))\b/i],
  ['isChainFree', /\b(?:chain[- ]free|no (?:onward )?chain|sin cadena)\b/i],
  ['isFreehold', /\b(?:freehold|propiedad plena)\b/i],
  ['isNew', /\b(?:new[- ]builds?|newly built|brand new|obra nueva)\b/i],
  ['arePetsAllowed', /\b(?:pets?|dogs?|cats?|mascotas?|perros?|gatos?)\b/i],
];
/** Facts whose own words say "no" without denying anything. */
export const SAID_WITH_NO: readonly DossierFact[] = ['isChainFree', 'isStepFree'];

/** Kinds of home as people say them; of words that mean several kinds there are all. */
export const WISHED_KINDS: readonly (readonly [RegExp, readonly HomeKind[]])[] = [
  [/\bsemi(?:[- ]detached)?\b/i, ['semi-detached']],
  [/\bend[- ](?:of[- ])?terraced?\b/i, ['end-of-terrace']],
  [/\bterraced\b/i, ['terraced', 'end-of-terrace']],
  [/(?<!semi[- ])\bdetached\b/i, ['detached', 'single-family']],
  [/\bbungalows?\b/i, ['bungalow']],
  [/\bcottages?\b/i, ['cottage']],
  [/\b(?:town ?houses?|adosad[oa]s?)\b/i, ['townhouse', 'terraced']],
  [/\b(?:villas?|chal[eé]ts?)\b/i, ['villa', 'chalet']],
  [/\b(?:fincas?|farmhouses?|casas? de campo)\b/i, ['finca', 'farmhouse']],
  [/\b(?:penthouses?|[aá]ticos?)\b/i, ['penthouse']],
  [/\b(?:studios?|estudios?)\b/i, ['studio']],
  [/\blofts?\b/i, ['loft']],
  [/\b(?:condos?|condominiums?)\b/i, ['condo', 'apartment', 'flat']],
  [/\b(?:flats?|apartments?|pisos?|apartamentos?)\b/i, ['flat', 'apartment', 'maisonette', 'condo']],
  [
    /(?<!town ?)\b(?:houses?|casas?(?! de campo))\b/i,
    ['house', 'detached', 'semi-detached', 'terraced', 'end-of-terrace', 'townhouse', 'single-family'],
  ],
];

/** A phrase with one of these makes a wish a must. */
export const MUST_WORDS =
  /\b(?:must|need|needs|essential|have to|required|imprescindible|necesito|necesitamos|tiene que)\b/i;
/** A phrase with one of these is worth little. */
export const NICE_WORDS =
  /\b(?:ideally|nice to have|would be nice|maybe|preferably|bonus|si puede ser|a ser posible|mejor si)\b/i;
/** A phrase with one of these wants the contrary. */
export const DENYING_WORDS = /\b(?:no|not|without|don't want|avoid|sin|ning[uú]n|ninguna)\b/i;
