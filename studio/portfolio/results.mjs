// Which part of a client's page stands beside each result of its case study: result-1.webp and so on, four by three.
// [width of the window, selector, the part's left and top from there, its width]
export const results = {
  "bilimbi-chocolat": [
    [900, ".bars", -12, -12, 862],
    [900, ".box", 10, -16, 800],
    [900, ".tot", -12, -190, 470],
  ],
  "nine-shutters": [
    [1100, ".cals", 0, 0, 400],
    [1100, ".fac", 230, 20, 720],
    [1100, ".sum", 200, -205, 440],
  ],
  "distillerie-fonds-cabri": [
    [900, ".stick.r", -194, 2, 480],
    [1100, ".yr", -12, -28, 592],
    [1100, ".cal dl", -20, -124, 440],
  ],
  "maison-clairvenue": [
    [1440, ".grid", -20, -20, 900],
    [900, ".ord", 12, 20, 520],
    [900, ".sz", 0, 0, 504],
  ],
  "fathom-and-fern": [
    [1000, ".book table", -12, -12, 520],
    [1000, ".book", -24, -20, 500],
    [1000, ".trips", -24, -10, 640],
  ],
  "atelier-grignon-franc": [
    [1000, ".axo", -10, 0, 620],
    [1000, ".pj", 24, 20, 660],
    [1200, ".sec", 240, 40, 760],
  ],
  "bon-plein": [
    [1440, ".leg", 0, 60, 680],
    [1000, ".crs table", -10, -10, 620],
    [1000, ".stg ol", -20, -10, 420],
  ],
};
