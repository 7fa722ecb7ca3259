import { examples, otherExamples } from '#wire/examples.ts';
import { exampleId } from '#wire/examples/example-id.ts';
import { resultExamples } from '#wire/examples/results.ts';

/**
 * The answer of a backend that knows what the examples know, in the names of the wire; undefined: there is no such thing.
 * What a screen is to show otherwise goes on top.
 */
export function fakeAnswer(name: string, args: Readonly<Record<string, unknown>>): unknown {
  if (args.session_id === exampleId(404)) return undefined;
  switch (name) {
    case 'game_overview':
      return args.game_slug === 'forum' ? otherExamples.forum : examples.game_overview;
    case 'game_collection':
      return args.search === '0' ? otherExamples.noGames : examples.game_collection;
    case 'find-by-code':
      return args.accessCode === '0' ? undefined : examples['find-by-code'];
    case 'run_state':
      return args.session_id === exampleId(2)
        ? {
            ...examples.run_state,
            sessionId: exampleId(2),
            game: { ...examples.run_state.game, slug: 'forum', family: 'forum' },
          }
        : examples.run_state;
    case 'open_round':
      return args.game_listing_id === exampleId(11)
        ? {
            ...examples.open_round,
            sessionId: args.session_id,
            gameListingId: exampleId(11),
            guess: examples['submit-guess'],
          }
        : examples.open_round;
    case 'guesstimates':
      return args.game_listing_id === exampleId(12) ? undefined : examples.guesstimates;
    case 'session_results':
      return resultExamples[args.variant as keyof typeof resultExamples];
    case 'may_manage_game':
      return args.game_slug !== 'not-mine';
    case 'takedowns':
      return args.is_decided ? otherExamples.decided : examples.takedowns;
    default:
      return name in examples ? examples[name as keyof typeof examples] : undefined;
  }
}
