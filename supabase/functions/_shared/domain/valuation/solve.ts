/**
 * Solves A·z = b for a symmetric positive definite A by Cholesky's factors.
 * @param matrix n × n, row after row, of which the lower half is read; it is overwritten
 * @returns z, as long as b
 */
export function solve(matrix: Float64Array, right: ArrayLike<number>): Float64Array<ArrayBuffer> {
  const n = right.length;
  const z = Float64Array.from(right);
  for (let i = 0; i < n; i += 1) {
    const row = i * n;
    for (let j = 0; j <= i; j += 1) {
      const other = j * n;
      let sum = matrix[row + j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (matrix[row + k] ?? 0) * (matrix[other + k] ?? 0);
      // Two sales that are alike in everything leave a pivot of nothing but rounding.
      matrix[row + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[other + j] ?? 0);
    }
    let sum = z[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (matrix[row + k] ?? 0) * (z[k] ?? 0);
    z[i] = sum / (matrix[row + i] ?? 0);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = z[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) sum -= (matrix[k * n + i] ?? 0) * (z[k] ?? 0);
    z[i] = sum / (matrix[i * n + i] ?? 0);
  }
  return z;
}
