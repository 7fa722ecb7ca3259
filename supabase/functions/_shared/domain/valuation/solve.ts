/**
 * Solves A·z = b for a symmetric positive definite A by Cholesky's factors.
 * @param matrix n × n, row after row, of which the lower half is read; it is overwritten
 * @returns z, as long as b
 */
export function solve(matrix: Float64Array, right: ArrayLike<number>): Float64Array<ArrayBuffer> {
  const n = right.length;
  const at = (i: number, j: number): number => matrix[i * n + j] ?? 0;
  const z = Float64Array.from(right);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      // Two sales that are alike in everything leave a pivot of nothing but rounding.
      matrix[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
    }
    let sum = z[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (z[k] ?? 0);
    z[i] = sum / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = z[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) sum -= at(k, i) * (z[k] ?? 0);
    z[i] = sum / at(i, i);
  }
  return z;
}
