interface ContentsItem {
  /** Anchor of the heading. */
  id: string;
  title: string;
}

/** The manual for an audience. */
export interface ManualContent {
  /** The chapters, rendered at build time. */
  html: string;
  contents: readonly (ContentsItem & { sections: readonly ContentsItem[] })[];
  /** Anchor of the part for a page, by the pattern of its address or by its key. */
  anchors: Readonly<Record<string, string>>;
  /** Addresses of all pictures. */
  pictures: readonly string[];
  pdfUrl: string;
  pdfFileName: string;
}
