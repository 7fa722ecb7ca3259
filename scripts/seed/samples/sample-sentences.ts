import type { SampleCondition, SampleSetting } from './sample-listing.ts';

/*
 * The sentences that a description is made of. Of each kind there are five, and homes of a game take them in turn, so that five
 * of them share none.
 */
type Five = readonly [string, string, string, string, string];

/** What the rooms are like. */
export const insideSentences: Readonly<Record<SampleCondition, Five>> = {
  'needs-work': [
    'It needs new wiring, a new kitchen and patience, and is a fair size once the wallpaper is off.',
    'Nothing has been touched for decades: a project for someone handy, sound in its walls and tired in its rooms.',
    'The boiler has given up and the ceilings want plaster, but the bones are good.',
    'Bring a builder: damp in one corner, bare boards, and a bathroom best forgotten.',
    'Empty for some years, it asks for everything from the roof down and gives a free hand in return.',
  ],
  dated: [
    'Clean and cared for, with a kitchen and bathroom from another age.',
    "Everything works; the colours are those of the last owner's youth.",
    'Sound and warm, though the carpets and the tiles have seen several governments.',
    'Nothing is broken and nothing is new: somebody could move in and paint slowly.',
    'The fittings are those of the day it was last decorated, a good while ago.',
  ],
  good: [
    'Plain, bright rooms in good order, ready to move into.',
    'Well kept throughout, with a tidy kitchen and a bathroom that needs nothing.',
    'Freshly painted, with sound windows and storage where one looks for it.',
    'Looked after year by year, so that there is nothing to do but unpack.',
    'Light walls, dry cupboards and a kitchen with room for a table.',
  ],
  refurbished: [
    'Recently done up from floor to ceiling, with a new kitchen and quiet colours.',
    'Renewed with care: good joinery, a fitted kitchen and a bathroom worth lingering in.',
    'Taken back to the brick two years ago and put together again by people who measured twice.',
    'New pipes, new wiring and new floors, with the old details left where they were worth it.',
    'A thorough job: insulated, replastered and painted in colours with long names.',
  ],
  luxury: [
    'Finished without compromise, with stone worktops, fitted wardrobes and light from every side.',
    'Every surface was chosen and made for the house, from the kitchen to the last handle.',
    'Underfloor warmth, hidden speakers and a kitchen that a restaurant would envy.',
    'An architect drew it down to the door stops, and it shows in every room.',
    'Marble, oak and brass, used sparingly and put together by hand.',
  ],
};

/** What is round about. */
export const settingSentences: Readonly<Record<SampleSetting, Five>> = {
  city: [
    'Shops and buses are at the corner.',
    'The station is close enough to miss a train by sleeping in.',
    'Cafés, a market and a cinema lie within a few streets.',
    'In the thick of it, yet quiet at the back.',
    'Everything that one forgets to buy is sold downstairs or next door.',
  ],
  suburb: [
    'A quiet street with schools and a park within a walk.',
    'Neighbours here wave, and children cycle in the road.',
    'The bus into town stops round the bend.',
    'Trees along the pavement, a bakery, and a playing field behind.',
    'Ten minutes from the ring road, and one does not hear it.',
  ],
  village: [
    'The square, the baker and the pub are a few minutes on foot.',
    'A shop, a school and a church bell that keeps time roughly.',
    'The lane ends here, and a footpath goes on.',
    'Market day is outside the door.',
    'A village where people still lend each other ladders.',
  ],
  country: [
    'Fields on three sides and a lane on the fourth.',
    'The nearest neighbour is a horse.',
    'Down a track, with owls at night and a long view by day.',
    'Open land all round, and a market town a short drive away.',
    'Hedges, larks and no street lamps.',
  ],
  coast: [
    'The front is a short walk downhill.',
    'One smells the salt when the wind turns.',
    'Sand in the hall is part of the bargain.',
    'A harbour, two fish restaurants and a long beach are close by.',
    'Gulls on the roof, and a path along the cliffs.',
  ],
  mountain: [
    'Paths into the hills begin at the end of the road.',
    'Snow comes early and the views stay all year.',
    'Boots by the door: the first summit is an afternoon away.',
    'The air is thin, clean and cold in the morning.',
    'A stream runs by, and the road is gritted in winter.',
  ],
  desert: [
    'Wide skies, warm evenings and a road that is hardly used.',
    'The sun sets over the ridge as if paid to.',
    'Gravel and cactus instead of a lawn, and stars at night.',
    'Dry air, low walls and shade where it is needed.',
    'The last street before the open land.',
  ],
};

/** Frames for the rooms: {bedrooms}, {bathrooms} and {floors}, such as "two bedrooms", "one bathroom" and "over two floors". */
export const roomSentences: Five = [
  '{bedrooms} and {bathrooms} {floors}.',
  'There are {bedrooms} and {bathrooms}, {floors}.',
  'Inside are {bedrooms}, with {bathrooms}, {floors}.',
  'It has {bathrooms} for {bedrooms}, {floors}.',
  'Room for a household: {bedrooms}, {bathrooms}, {floors}.',
];

/** Frames for a single room; {bathrooms} as above. */
export const studioSentences: Five = [
  'One room to live and sleep in, with a kitchen along the wall and {bathrooms}.',
  'A single room, cleverly used, with {bathrooms}.',
  'Bed, table and cooker share one room; there is {bathrooms}.',
  'All in one: a main room with a kitchenette and {bathrooms}.',
  'Small and complete, with {bathrooms} behind a sliding door.',
];

/** Frames for what is outside: {parts}, such as "a garden and a garage". */
export const outsideSentences: Five = [
  'Outside: {parts}.',
  'It comes with {parts}.',
  'With it go {parts}.',
  'Step out and there is {parts}.',
  'To the outside belong {parts}.',
];

export const nothingOutsideSentences: Five = [
  'No outside space of its own.',
  'There is no garden, and nothing to mow.',
  'Fresh air is at the open window.',
  'What is outside is shared with the neighbours.',
  'For sitting out there is the front step.',
];

export const seaSentences: Five = [
  'The sea is in the windows.',
  'From upstairs one sees ships.',
  'A strip of blue lies over the roofs.',
  'The view runs out to the water.',
  'Waves are the first thing one hears in the morning.',
];

export const hillSentences: Five = [
  'The hills are in the windows.',
  'The view ends at a ridge.',
  'Peaks stand behind the chimney.',
  'From the sink one looks at mountains.',
  'The light on the slopes changes all day.',
];
