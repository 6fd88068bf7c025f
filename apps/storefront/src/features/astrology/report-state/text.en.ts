export const text = {
  number: "Order number",
  due: "Ready by",
  making: {
    heading: "Your report is being made",
    text: "This page opens it as soon as it is ready. You can close the page: we send you a message.",
  },
  failed: {
    heading: "There is no report for this order",
    text: "It was cancelled, or we could not make the report. You will get a full refund.",
  },
  deleted: {
    heading: "This report was deleted",
    text: "Its owner deleted the report and the details it was made from. They cannot be restored.",
    again: "Order a new one",
  },
  delete: {
    action: "Delete my data",
    confirm: "Delete permanently",
    keep: "Keep the report",
  },
};
