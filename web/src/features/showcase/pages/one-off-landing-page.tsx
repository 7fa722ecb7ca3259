import { useLoaderData } from 'react-router-dom';
import { PATHS } from '#lib/paths.ts';
import { ProductLanding } from '../components/product-landing.tsx';
import { loadProduct, type ProductData } from '../load-product.ts';

export function loader(): Promise<ProductData> {
  return loadProduct('one-off');
}

/** A game from a few links, for one evening. */
export function Component() {
  return (
    <ProductLanding
      product="oneOff"
      createPath={`${PATHS.createGame}?family=one-off`}
      {...useLoaderData<ProductData>()}
    />
  );
}
