/** One square per error band, best first. Colour and word say the same, so neither is needed alone. */
export const SQUARES = ['🟩', '🟢', '🟨', '🟠', '🟥', '⬛'] as const;
