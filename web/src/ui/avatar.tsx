import './avatar.css';

export interface AvatarProps {
  readonly name: string;
  readonly imageUrl?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
  /** the name stands beside it anyway: screen readers then skip the picture */
  readonly isDecorative?: boolean;
}

/** A person or a firm as a picture, or by the first letters of their name. */
export function Avatar({ name, imageUrl, size = 'medium', isDecorative = false }: AvatarProps) {
  const said = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className="ui-avatar" data-size={size} {...said}>
      {imageUrl ? <img src={imageUrl} alt="" /> : initialsOf(name)}
    </span>
  );
}

/** First letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase();
}

const firstLetter = (word: string): string => Array.from(word)[0] ?? '';
