import { useLoaderData } from 'react-router-dom';
import { PATHS } from '#lib/paths.ts';
import { ProductLanding } from '../components/product-landing.tsx';
import { loadProduct, type ProductData } from '../load-product.ts';

export function loader(): Promise<ProductData> {
  return loadProduct('klavo');
}

/** A showcase for one client or development, with what its guests think it is worth. */
export function Component() {
  return (
    <ProductLanding product="klavo" createPath={PATHS.createKlavoGame} {...useLoaderData<ProductData>()} />
  );
}
