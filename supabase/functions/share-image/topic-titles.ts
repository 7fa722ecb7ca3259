import type { ContentTopic } from '../_shared/domain/content-topics.ts';
import type { CardLanguage } from './card-texts.ts';

/** What stands in the picture of a group of content pages. */
export const TOPIC_TITLES: Readonly<Record<ContentTopic, Readonly<Record<CardLanguage, string>>>> = {
  blog: { en: 'From the blog', es: 'Del blog' },
  'buyers-steps': { en: 'The steps of a buyer', es: 'Los pasos de quien compra' },
  'buyers-steps-fulla': { en: 'Buying a home, in full', es: 'Comprar una vivienda, al completo' },
  'buying-steps': { en: 'The steps of buying a home', es: 'Los pasos para comprar una vivienda' },
  'city-quizzes': { en: 'House prices, city by city', es: 'Precios de viviendas, ciudad a ciudad' },
  'create-game': { en: 'Make a game of your own', es: 'Haga su propio juego' },
  'daily-challenge': { en: 'The daily challenge', es: 'El reto diario' },
  'data-sources-licensing': { en: 'Where the data comes from', es: 'De dónde vienen los datos' },
  'for-classrooms': { en: 'House prices in the classroom', es: 'Precios de viviendas en clase' },
  'for-estate-agents': { en: 'For estate agents', es: 'Para agencias inmobiliarias' },
  'for-events': { en: 'For parties and events', es: 'Para fiestas y eventos' },
  'game-modes': { en: 'Ways of playing', es: 'Maneras de jugar' },
  'game-templates': { en: 'Game packs and templates', es: 'Paquetes y plantillas de juegos' },
  'how-to-guess-house-prices': { en: 'How to guess house prices', es: 'Cómo adivinar precios de viviendas' },
  i: { en: 'About this site', es: 'Sobre este sitio' },
  play: { en: 'Play', es: 'Jugar' },
  'pricing-metrics': {
    en: 'Figures of house prices, explained',
    es: 'Las cifras de los precios, explicadas',
  },
  privacy: { en: 'Privacy', es: 'Privacidad' },
  'property-valuation-guide': { en: 'A guide to valuing property', es: 'Guía para valorar viviendas' },
  'rightmove-zoopla-game': { en: 'Games from British listings', es: 'Juegos con anuncios británicos' },
  'scoring-leaderboards': { en: 'Scoring and leaderboards', es: 'Puntos y clasificaciones' },
  'uk-house-price-quiz': { en: 'UK house price quiz', es: 'Preguntas sobre precios del Reino Unido' },
  'us-home-price-quiz': { en: 'US home price quiz', es: 'Preguntas sobre precios de EE. UU.' },
  'weekly-challenge': { en: 'The weekly challenge', es: 'El reto semanal' },
  'zillow-realtor-game': { en: 'Games from American listings', es: 'Juegos con anuncios estadounidenses' },
};
