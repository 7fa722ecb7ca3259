/** Lint rule: a const tuple and its type say what an enum says, and stay plain JavaScript. */
export const noEnum = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      TSEnumDeclaration(node) {
        context.report({ node, message: 'Use a const tuple and its type: vocabulary first.' });
      },
    };
  },
};
