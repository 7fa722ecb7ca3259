import type { SampleFeature, SampleStyle } from './sample-listing.ts';

/** How a style is spoken of: as a house, as the building around a flat, and as the first sentence of a description. */
export interface StyleWords {
  readonly house: string;
  readonly building: string;
  readonly opening: string;
}

const words = (house: string, building: string, opening: string): StyleWords => ({
  house,
  building,
  opening,
});

export const styleWords: Readonly<Record<SampleStyle, StyleWords>> = {
  'victorian-terrace': words(
    'Victorian terraced house',
    'a Victorian terrace',
    'Brick front, bay window and a tiled path to the door.',
  ),
  'georgian-townhouse': words(
    'Georgian townhouse',
    'a Georgian house',
    'Tall sash windows, a fanlight over the door and railings to the street.',
  ),
  'thirties-semi': words(
    'semi-detached house',
    'a semi-detached house',
    'A rounded bay on both floors, a hipped roof and a sunny hall.',
  ),
  'edwardian-house': words(
    'Edwardian house',
    'an Edwardian house',
    'Broad gables, a deep porch and coloured glass in the door.',
  ),
  'stone-cottage': words(
    'stone cottage',
    'a stone house',
    'Thick stone walls, small windows and a slate roof that has seen weather.',
  ),
  'thatched-cottage': words(
    'thatched cottage',
    'a thatched house',
    'Low eaves of thatch over old plaster, with roses at the door.',
  ),
  'postwar-bungalow': words(
    'bungalow',
    'a post-war block',
    'Everything on one floor, a wide picture window and a low garden wall.',
  ),
  'seventies-detached': words(
    'detached house',
    'a block of the seventies',
    'Wide windows, tile-hung walls and a garage at the side.',
  ),
  'new-build-detached': words(
    'modern family house',
    'a new building',
    'Built a few years ago, with brick below, gables above and a neat front.',
  ),
  tenement: words(
    'tenement house',
    'a sandstone tenement',
    'High rooms behind sandstone and a tall bay, with a tiled close to the stair.',
  ),
  'sixties-block': words(
    'maisonette',
    'a sixties block',
    'Bands of windows, coloured panels and a lawn in front of the block.',
  ),
  'modern-apartments': words(
    'new townhouse',
    'a new building',
    'Clean brick, deep balconies and a glazed lobby.',
  ),
  manor: words(
    'country manor',
    'a manor',
    'Stone gables, tall chimneys and a sweep of gravel to the front door.',
  ),
  'barn-conversion': words(
    'barn conversion',
    'a converted barn',
    'An old barn with glass where the great doors were and beams inside.',
  ),
  ranch: words(
    'ranch house',
    'a ranch house',
    'A long, low house with deep eaves and a window for every room.',
  ),
  colonial: words(
    'Colonial house',
    'a Colonial house',
    'Five windows across, shutters, and a front door exactly in the middle.',
  ),
  craftsman: words(
    'Craftsman house',
    'a Craftsman house',
    'Tapered columns, a deep porch and brackets under the eaves.',
  ),
  'cape-cod': words(
    'Cape Cod house',
    'a Cape Cod house',
    'A steep roof, two dormers and shutters: small and exactly right.',
  ),
  brownstone: words(
    'row house',
    'a brownstone',
    'A stoop up to a tall door, a heavy cornice and high ceilings.',
  ),
  'loft-block': words(
    'loft house',
    'a former warehouse',
    'Steel windows, brick walls and columns left where they stood.',
  ),
  'condo-tower': words(
    'condo',
    'a glass tower',
    'Glass from floor to ceiling and a lobby with somebody at the desk.',
  ),
  contemporary: words(
    'contemporary house',
    'a contemporary building',
    'Long flat roofs, timber and glass, turned towards the light.',
  ),
  'shingle-estate': words(
    'shingle-style house',
    'a shingle-style house',
    'Grey shingles, white trim, gables and a porch along the front.',
  ),
  adobe: words(
    'adobe house',
    'an adobe building',
    'Earth walls with soft corners, roof beams showing and a blue door.',
  ),
  'manufactured-home': words(
    'manufactured home',
    'a manufactured home',
    'A tidy home on its own pad, with steps, an awning and room for a car.',
  ),
  'florida-stucco': words(
    'stucco house',
    'a stucco block',
    'Pale stucco under a tiled roof, with palms by the drive.',
  ),
  'costa-block': words('apartment', 'a white block', 'Wide balconies, blue awnings and light off the water.'),
  'white-villa': words(
    'white villa',
    'a white villa',
    'White walls, arches and a tiled roof above the terrace.',
  ),
  'modern-villa': words(
    'modern villa',
    'a modern villa',
    'White planes, long glass and a terrace that runs straight into the garden.',
  ),
  'village-house': words(
    'village house',
    'a village house',
    'A narrow white front on a cobbled street, with flowerpots and a grille.',
  ),
  finca: words('country house', 'a country house', 'Thick white walls, a shaded porch and olive trees.'),
  'iberian-block': words(
    'town house',
    'an old town block',
    'Tall shutters and iron balconies above a busy street.',
  ),
  haussmann: words(
    'town house',
    'a stone block from the nineteenth century',
    'Pale stone, long iron balconies and a zinc roof with dormers.',
  ),
  longere: words(
    'stone longhouse',
    'a stone longhouse',
    'A long stone house under slate, with a bread oven at one end.',
  ),
  provencal: words(
    'stone country house',
    'a stone country house',
    'Warm stone, faded shutters and plane trees at the gate.',
  ),
  'coloured-terrace': words(
    'painted terraced house',
    'a painted terrace',
    'One of a row of painted houses, each in its own colour.',
  ),
  'irish-bungalow': words(
    'bungalow',
    'a bungalow',
    'A wide bungalow behind a low wall, with a view over the fields.',
  ),
  'canadian-two-storey': words(
    'two-storey house',
    'a two-storey house',
    'Siding and stone, a double garage and a porch out of the snow.',
  ),
  'log-chalet': words(
    'timber chalet',
    'a timber chalet',
    'Logs and glass under a great roof, with a stove at the heart of it.',
  ),
  'stair-triplex': words(
    'triplex',
    'a triplex with outside stairs',
    'Brick, iron stairs that curl up from the pavement and a balcony each.',
  ),
  queenslander: words(
    'Queenslander',
    'a Queenslander',
    'A timber house on stumps, with a veranda all round and a tin roof.',
  ),
  weatherboard: words(
    'weatherboard house',
    'a weatherboard house',
    'Painted boards, a small porch and a steep roof.',
  ),
  federation: words(
    'Federation house',
    'a Federation house',
    'Red brick, turned timber on the veranda and a patterned chimney.',
  ),
};

export const featureWords: Readonly<Record<SampleFeature, string>> = {
  garden: 'Private garden',
  courtyard: 'Courtyard',
  balcony: 'Balcony',
  'roof-terrace': 'Roof terrace',
  garage: 'Garage',
  driveway: 'Off-street parking',
  pool: 'Swimming pool',
  'sea-view': 'Sea view',
  'mountain-view': 'Hill view',
  fireplace: 'Fireplace',
  'solar-panels': 'Solar panels',
  'ev-charger': 'Car charger',
  conservatory: 'Conservatory',
  bike: 'Bicycle storage',
  lift: 'Lift',
  'air-conditioning': 'Air conditioning',
  'en-suite': 'En-suite bathroom',
  'kitchen-island': 'Kitchen island',
};
