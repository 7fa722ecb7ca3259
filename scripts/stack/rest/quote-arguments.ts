import {
  OperationNodeTransformer,
  RawNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from 'kysely';

const BARE_NAME = /^[a-z_][a-z0-9_]*$/;

class ArgumentQuoter extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    const [name] = node.parameters;
    const isArgument = node.sqlFragments[1]?.startsWith(' := ') === true;
    const written = name !== undefined && RawNode.is(name) ? name.sqlFragments[0] : undefined;
    if (!isArgument || written === undefined || !BARE_NAME.test(written)) return super.transformRaw(node);
    const quoted = RawNode.createWithSql(`"${written}"`);
    return super.transformRaw({ ...node, parameters: [quoted, ...node.parameters.slice(1)] });
  }
}

/**
 * Names of arguments in quotes, as PostgREST writes them: upstream's procedure calls (`name := value`) write them bare, so that
 * an argument that is a word of SQL, such as `on`, would be a syntax error.
 */
export class QuoteArguments implements KyselyPlugin {
  readonly #quoter = new ArgumentQuoter();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#quoter.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}
