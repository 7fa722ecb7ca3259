/** Lint rule: `new Date()` reads the clock, which pure code is given as an argument. */
export const noClock = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, message: 'Time is an argument.' });
      },
    };
  },
};
