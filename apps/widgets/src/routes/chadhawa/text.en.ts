export const text = {
  heading: "Choose what is offered in your name",
  prasad: (fee: string) => `Send me prasad, ${fee}`,
};
