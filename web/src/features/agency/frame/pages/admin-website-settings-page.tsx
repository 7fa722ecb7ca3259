import { Navigate } from 'react-router-dom';

/** The first of the tabs at this address. */
export function Component() {
  return <Navigate to="general" relative="path" replace />;
}
