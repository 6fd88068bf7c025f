export const text = {
  action: "Return this item",
  /** The label of the button of one item among several. */
  of: (action: string, title: string) => `${action}: ${title}`,
  until: (until: string) => `Until ${until}`,
  pieces: "How many",
  reason: "Reason",
  reasons: {
    changed_mind: "I have changed my mind",
    not_as_described: "It is not as described",
    wrong_item: "I got the wrong item",
    damaged: "It arrived damaged",
  },
  sure: (refund: string) =>
    `We pick it up from you and check it. Then ${refund} is refunded to the payment method you used.`,
  now: "Request the return",
  keep: "Keep the item",
  care: (until: string) => `Customer care arranges this return. Contact them by ${until}.`,
  contact: "Contact customer care",
  status: (title: string, pieces: number) =>
    pieces > 1 ? `Return of ${title}, ${pieces} pieces` : `Return of ${title}`,
  states: {
    return_requested: (refund: string) =>
      `Requested. We pick it up from you and check it, then refund ${refund}.`,
    picked_up: (refund: string) => `Picked up. Once we have checked it, we refund ${refund}.`,
    inspected: (refund: string) => `Checked. The refund of ${refund} is being approved.`,
    refunded: (refund: string) => `Accepted. ${refund} is refunded.`,
    rejected: () => "Not accepted, so there is no refund.",
  },
  rejections: {
    not_received: "The item has not reached us.",
    worn: "The item was worn or used.",
    papers_missing: "Its papers or report were missing.",
    other_item: "It is not the item that we sent.",
  },
};
