// The pages that the route table names import style sheets and read the build's variables.
import 'vite/client';
