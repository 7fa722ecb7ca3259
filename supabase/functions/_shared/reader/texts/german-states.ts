/** Cities that are states: what stands behind them is a district. */
export const CITY_STATE = /^(Berlin|Hamburg|Bremen) - /;
/** A state in front of a town of it. */
export const GERMAN_STATE =
  /^(?:Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen(?:-Anhalt)?|Schleswig-Holstein|Thüringen) - /;
