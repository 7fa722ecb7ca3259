/** Colours of bath, basin and toilet, by how good the bathroom is, worst first. */
export const suites = ['#eee8d8', '#a9bd9c', '#fbf9f2', '#fbf9f2', '#fdfcf7'] as const;
