/** How a brand's pages are laid out, and what stands at its front door. */
export const brandLayouts = ['classic', 'editorial', 'compact'] as const;
export const brandHomePages = ['game', 'agent', 'collection', 'page'] as const;
