/** Characters that the texts of a photo may have: in drafts, when a home is saved, and in the database. */
export const PHOTO_TEXTS = { alt: 500, room: 100, attribution: 500 } as const;
