import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';

/**
 * The guess page before its home is known: only its player may open a round. The site server draws it, the page's own
 * script puts the picture into it, and the whole page takes its place.
 */
export function GuessFrame() {
  return (
    <article className="guess-page" data-phase="guessing">
      <div className="guess-photos">
        <section className="ui-gallery">
          <div className="ui-strip" style={{ aspectRatio: '4 / 3' }}>
            <div className="ui-strip-photos">
              <figure className="ui-photo" data-sizes={GALLERY_SIZES} />
            </div>
          </div>
        </section>
      </div>
      <header className="guess-title">
        {/* its name comes with its picture */}
        <h1>{''}</h1>
      </header>
    </article>
  );
}
