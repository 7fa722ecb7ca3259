/** What is known of a home that is valued; null is not known. */
export interface SubjectFacts {
  readonly floorAreaM2: number | null;
  readonly bedrooms: number | null;
  readonly yearBuilt: number | null;
}
