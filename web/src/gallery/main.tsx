import { createRoot } from 'react-dom/client';
import '#ui/tokens.css';
import { GalleryPage } from './gallery-page.tsx';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const root = document.getElementById('root');
if (root) createRoot(root).render(<GalleryPage entry={asked.get('entry')} />);
