import './press-style.css';

const STYLE_ID = 'react-aria-pressable-style';

/**
 * Whatever can be pressed in react-aria adds a style element to the page, which the site's security policy refuses. Where
 * something has its id it adds none; the rule itself is in our stylesheet.
 */
export function claimPressStyle(): void {
  if (document.getElementById(STYLE_ID)) return;
  const claim = document.createElement('meta');
  claim.id = STYLE_ID;
  document.head.append(claim);
}
