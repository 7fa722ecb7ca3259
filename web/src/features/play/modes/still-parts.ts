import { holdStill } from '#kit/games/hold-still.ts';

holdStill(true);
