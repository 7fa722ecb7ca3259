/** Lint rule: a file that only passes on other files' exports hides where things live. */
export const noBarrel = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Program(node) {
        const passesOn = (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' && statement.source);
        if (node.body.length > 0 && node.body.every(passesOn))
          context.report({ node, message: 'A barrel: import from the file that defines the thing.' });
      },
    };
  },
};
