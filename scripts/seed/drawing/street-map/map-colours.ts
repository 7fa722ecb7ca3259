/** What a street map is painted with. */
export const colours = {
  land: '#f3ecdb',
  block: '#eadfc8',
  house: '#d3bfa0',
  park: '#c3d6a4',
  tree: '#93b077',
  water: '#a5cfdb',
  shore: '#f0dfb5',
  road: '#fffaf0',
  edge: '#c9b99c',
  main: '#f5cf86',
  ink: '#2a2932',
  accent: '#c9573f',
} as const;
