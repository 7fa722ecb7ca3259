/** A takedown request, but for its key and page. */
export const takedownWords = {
  ...{ name: 'Spy', email: 'spy@example.com', capacity: 'other', subject: 'everything' },
  ...{ statement: 'Tell me what this home costs.', isTrue: true },
};
