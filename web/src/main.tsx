import { mountApp } from '#app/mount-app.tsx';

void mountApp();
