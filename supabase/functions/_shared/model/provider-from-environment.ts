import type { ReadVariable } from '../settings.ts';
import { askAnthropicMessages } from './anthropic-messages.ts';
import { askChatCompletions } from './chat-completions.ts';
import type { ModelProvider } from './model-provider.ts';

/**
 * The model that the operator named, or null where there is none: MODEL_URL and MODEL_NAME, and what a provider wants
 * beside them. Anthropic's own address speaks its own protocol, every other one that of chat completions, unless
 * MODEL_PROTOCOL says otherwise.
 */
export function providerFromEnvironment(read: ReadVariable, fetcher: typeof fetch): ModelProvider | null {
  const [url, model] = [(read('MODEL_URL') ?? '').replace(/\/+$/, ''), read('MODEL_NAME') ?? ''];
  if (url === '' || model === '') return null;
  const host = new URL(url).host;
  const isAnthropic =
    (read('MODEL_PROTOCOL') || (host === 'api.anthropic.com' ? 'anthropic' : '')) === 'anthropic';
  const address = { url, model, key: read('MODEL_KEY') ?? '', fetcher };
  const [priceRead, priceWritten] = [price(read('MODEL_READ_PRICE')), price(read('MODEL_WRITE_PRICE'))];
  return {
    name: (read('MODEL_PROVIDER') || `${model} (${host})`).slice(0, 200),
    // A price is in major units for a million tokens, which is millionths for one.
    costMicros: (tokensRead, tokensWritten) =>
      Math.ceil(tokensRead * priceRead + tokensWritten * priceWritten),
    ask: (question) =>
      isAnthropic ? askAnthropicMessages(address, question) : askChatCompletions(address, question),
  };
}

function price(written: string | undefined): number {
  const value = Number(written || '0');
  if (!Number.isFinite(value) || value < 0)
    throw new Error('A price of the model is no amount; see .env.example.');
  return value;
}
