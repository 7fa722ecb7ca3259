export interface LayoutProps {
  readonly as?:
    | 'div'
    | 'section'
    | 'article'
    | 'ul'
    | 'ol'
    | 'nav'
    | 'form'
    | 'header'
    | 'footer'
    | 'fieldset';
  /** a step of the space scale: 1 (4 px) to 7 (48 px) */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
}
