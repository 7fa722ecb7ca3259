import './own-look.css';

/** Stops everything that moves on its own, or lets it move again, as far as the device does. */
export function holdStill(isStill: boolean): void {
  document.documentElement.toggleAttribute('data-still', isStill);
}
