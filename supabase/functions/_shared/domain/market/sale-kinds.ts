/** Kinds of homes that registers of sales tell apart. */
export const SALE_KINDS = ['detached', 'semi-detached', 'terraced', 'flat', 'other'] as const;
